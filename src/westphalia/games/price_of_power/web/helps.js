/** Which kinds of decision are explained by which help text (help-about-... in locales/), for those who play for the first time. */

/** @type {Record<string, string[]>} */
const ABOUT = {
  turn: ["turn"],
  "after-action": ["after_action"],
  start: ["extra_power", "appoint_first", "exchange_card", "discard_card", "start_mission"],
  draw: [
    "draw_from", "keep_card", "card_to_give_back", "card_from_discards", "from_discards", "focus_draw", "dowry_deck", "dowry",
    "discard_to_limit",
  ],
  mission: ["mission_step", "take_mission", "return_mission", "complete_mission", "which_mission"],
  event: ["which_event", "event_option", "swedish_event"],
  heir: ["appoint_heir", "buy_heir", "new_ruler", "imposed_ruler"],
  court: [
    "appoint", "appoint_as", "replaced_general", "dismiss", "transfer_from", "transfer_to", "ruler_leads", "card_appoints", "card_appoints_as",
    "card_appoints_to", "character_to_discard", "general_of", "general_to_take", "general_into",
  ],
  cards: ["play_card", "card_way", "display_to_discard", "display_action"],
  react: ["react", "which_reaction", "counter"],
  effect: ["take_action", "which_cost", "unrest_to_pay", "pay_for_effect"],
  influence: [
    "influence_area", "influence_pay", "influence_lost", "rival_cube", "subjugate_influence", "cut_influence", "card_influence_area",
    "card_influence", "card_influence_lost", "card_cube_owner", "card_influence_replaced", "peace_influence",
  ],
  alliance: [
    "forge_alliance", "balance_ally", "cut_alliance", "cut_ties", "card_alliance", "card_marriage", "card_alliance_consent",
    "card_marriage_consent", "alliance_to_lift", "marriage_to_lift", "liberated_ally", "succession_alliance", "marriage_to_remove",
    "faith_marriage",
  ],
  claim: [
    "claim_area", "cut_claim", "claim_to_lift", "core_to_lift", "claim_loss", "claim_discard", "claim_calms", "released_claim", "card_claim", "card_claim_lost",
    "card_core",
  ],
  trade: [
    "trade_card", "trade_node", "merchant_from", "trade_use", "trade_tie", "gold_inflation", "move_merchant", "move_merchant_to", "card_expand",
    "expanded_to_lift", "card_merchant_node", "card_merchant", "merchant_to_lose", "privateer_node", "privateer_card",
  ],
  ships: [
    "ship_from", "ship_to", "ship_slot", "displace", "scrap_ship", "recall_from", "recall_to", "leave_port_to", "leave_lost_port",
    "gain_ship_port", "gain_ship_sea", "gain_ship", "gain_ship_where", "ship_to_remove", "ship_to_remove_owner", "lost_at_sea",
    "ship_lost_at_sea", "lost_ship",
  ],
  war: ["war_target", "casus_belli", "cb_to_lift", "card_war", "card_cb", "refused_cb", "dnpr_cb", "new_emperor_cb", "card_disputed"],
  calls: ["call_to_arms", "call_influence", "call_answer", "activate_ally", "allied_lost"],
  empire: [
    "defend_hre", "contribution", "imperial_influence", "imperial_to_remove", "imperial_to_move", "imperial_lost", "elector_tie",
    "election_tie", "imperial_units", "card_leave_hre",
  ],
  recruit: [
    "recruit_what", "recruit_area", "recruit_unit", "recruit_into", "recruit_by", "build_port", "build_ship", "build_where", "build_as",
    "hire_for_march",    "gain_unit_area", "gain_unit", "gain_unit_into", "levies_area",
  ],
  march: [
    "activate_way", "move_what", "move_from", "march_to", "reorganise", "reorganise_unit", "reorganise_army", "logistics_from",
    "logistics_what", "marching_army", "withdraw_to", "intercept_by", "expedition_area", "expedition_army", "expedition_goal", "free_action",
  ],
  access: ["access", "access_consent", "access_whom"],
  sail: [
    "sail_destination", "sail_from", "sail_what", "undock_to", "undock_from", "reorganise_fleet", "embark", "embark_what", "land_at",
    "explore_ship",
  ],
  pirates: ["hunt_pirates", "hold_back", "card_pirate", "card_pirate_from", "card_pirate_to", "pirate_node", "pirate_to_lift", "pirate_to_remove"],
  siege: ["siege_area", "siege_unit", "siege_target", "siege_drop", "siege_rebel_town"],
  battle: [
    "land_battle_first", "naval_battle_first", "recruit_battle_first", "main_defender", "battle_card", "battle_appoint", "battle_general",
    "battle_admiral", "muslim_dice", "drill_die",
  ],
  "battle-action": ["battle_action", "helping_hand", "any_die"],
  casualty: [
    "faction_first", "casualty", "casualty_army", "sunk_ship", "heavy_hit", "remove_unit_area", "remove_unit", "exhaust_from", "exhaust_unit",
    "attrition_area", "attrition_unit",
  ],
  retreat: ["retreat", "retreat_to", "naval_retreat", "naval_retreat_to"],
  prize: ["prize", "capture"],
  peace: ["war_to_end", "war_to_stop", "remaining_war", "peace_way", "total_victory", "white_peace_offer"],
  term: ["peace_term", "keep_province", "keep_way", "exchange_for", "exchange_also"],
  treaty: [
    "treaty_term", "treaty_victor", "treaty_province", "treaty_province_way", "treaty_rider", "treaty_rider_seat", "treaty_cut", "treaty_cut_claim",
    "treaty_cut_influence", "treaty_payer", "treaty_ducats", "treaty_propose", "treaty_answer",
  ],
  home: ["go_home"],
  faith: [
    "new_faith", "faith_from", "faith_to", "faith_unrest", "convert_area", "convert_unrest", "card_religion", "card_revolution",
    "card_revolution_ends", "spread_from", "spread_to", "spread_diverse", "revolution_capital", "revolution_far", "faith_token_to_lift",
  ],
  colony: ["colonize", "colonize_with", "explore_roll", "discover", "uprising_town", "ignore_uprising"],
  focus: ["focus_way", "focus_type", "focus_from", "focus_count", "focus_discard"],
  idea: [
    "research", "research_with", "idea_to_return", "card_research", "card_lose_idea", "card_old_idea", "card_new_idea", "pick_idea",
    "study_idea", "replace_idea", "new_idea", "card_replace_what",
  ],
  "new-age": ["replace_what", "replace_milestone", "new_milestone", "card_old_milestone"],
  money: ["reduce_costs", "fire_advisor", "disband_where", "disband_unit", "disband_ship", "unpaid", "discard_ducats", "corruption_adm", "less_power"],
  replenish: ["replenish", "surplus_from", "surplus_unit"],
  unrest: [
    "dissent_town", "dissent_vassal_area", "dissent_vassal", "tolerated_area", "unrest_town", "calm_town", "suppress", "unrest_area",
    "unrest_owner", "unrest_piece", "remove_unrest_from", "remove_unrest_in", "plague_area",
  ],
  rebels: [
    "rebel_area", "rebel_to_lift", "rebel_result", "rebel_unit", "rebel_province", "rebel_calm", "rebel_siege", "single_rebel_die",
    "rebels_where", "rebels_from", "rebels_to",
  ],
  vassal: ["subjugate_target", "subjugate_how", "subjugate_vassal", "released_vassal", "disloyal_area", "disloyal_rebels", "card_vassal"],
  bots: ["entering_bot"],
  npr: ["dnpr_colour", "dnpr_expands", "dnpr_target", "dnpr_token_to_lift", "card_dnpr"],
  church: [
    "papal_action", "crusade_target", "crusaders_where", "crusaders_army", "excommunicate", "crusade_area", "cardinal_to_lose", "cardinal_dies",
    "cardinal_to_remove", "card_crusade",
  ],
  cubes: ["cube_source"],
  power: ["power_to_gain", "power_to_lose"],
  talk: [
    "partner_ducats", "talk_partner", "talk_privacy", "talk_bundle", "talk_answer", "support_giver", "support_amount", "sale_seller", "sale_province",
    "sale_price",
  ],
  land: ["card_town", "card_develop", "card_reduce", "card_swap", "card_buy", "card_sell", "pick_piece"],
};

/** Actions of a Turn that a topic explains, beside the questions they lead to. @type {Record<string, string>} */
const ACTIONS = {
  event: "event", play_card: "cards", use_display: "cards", complete_mission: "mission", talk: "talk", explore: "colony", research_idea: "idea",
  change_focus: "focus", change_faith: "faith", convert_area: "faith", colonize: "colony", influence: "influence", forge_alliance: "alliance",
  fabricate_claims: "claim", trade: "trade", declare_war: "war", recruit: "recruit", activate: "march", suppress_unrest: "unrest",
  increase_authority: "empire", papal_action: "church", appoint: "court", dismiss: "court", transfer: "court", ruler_leads: "court",
  take_loan: "money", repay_loan: "money", replenish: "replenish", cut_ties: "alliance", call_to_arms: "calls",
};

/** The topic that explains an action of a Turn, "" for none. @param {string} action */
export const topicOf = (action) => ACTIONS[action] ?? "";

const EFFECT = "effect"; // what cards and Events ask for, if nothing else explains it
const BY_CARDS = /^(card|pick|gain|remove|may)_/;

/** @type {Map<string, string>} */
const topics = new Map(Object.entries(ABOUT).flatMap(([topic, kinds]) => kinds.map((kind) => [kind, topic])));

/** The text that explains a kind of decision, "" for none. @param {string} kind */
export function helpFor(kind) {
  const topic = topics.get(kind) ?? (BY_CARDS.test(kind) ? EFFECT : "");
  return topic && `help-about-${topic}`;
}
