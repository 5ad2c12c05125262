@echo off
rem Play on Windows: like ./play, which is for Linux and macOS. Needs Python 3.11 or newer (python.org or the Microsoft Store).
rem Arguments go to "westphalia serve"; ".venv\Scripts\westphalia play" is the table in the terminal.
setlocal
cd /d "%~dp0"
set PYTHONDONTWRITEBYTECODE=
set PYTHONUTF8=1
if exist .venv\.ready-windows fc /b uv.lock .venv\.ready-windows >nul 2>nul && goto start

echo Preparing the environment in .venv (once) ...
set PYTHON=py -3
where py >nul 2>nul || set PYTHON=python
%PYTHON% -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>nul
if errorlevel 1 (
    echo Westphalia needs Python 3.11 or newer: https://www.python.org/downloads/ 1>&2
    exit /b 1
)
set UV_PROJECT_ENVIRONMENT=.venv
where uv >nul 2>nul && uv sync --frozen --inexact --no-dev && goto ready
echo   1 of 2: a virtual environment
%PYTHON% -m venv --clear .venv || goto failed
echo   2 of 2: Westphalia and its libraries (a minute)
.venv\Scripts\python -m pip install -q --disable-pip-version-check -e . || goto failed

:ready
copy /y uv.lock .venv\.ready-windows >nul

:start
.venv\Scripts\python -m westphalia serve --open %*
exit /b %errorlevel%

:failed
echo The environment could not be made; the reason is above. 1>&2
exit /b 1
