"""The offline map pipeline: coastlines and points in, one drawn board file out (see README.md). Never shipped."""
