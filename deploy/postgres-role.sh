#!/bin/sh
# Runs once, when the database of compose.yaml is made: a plain role that owns the database `muster`
# and may create the two roles of row-level security. Its password is the one in DATABASE_URL.
set -eu
password=$(sed -nE 's|^postgres(ql)?://muster:([^@]+)@.*|\2|p' "${DATABASE_URL_FILE:-/run/secrets/database_url}")
if [ -z "$password" ]; then
  echo "secrets/database_url must read postgres://muster:<password>@postgres:5432/muster" >&2
  exit 1
fi
psql --no-psqlrc --set=ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
  --set=password="$password" <<'SQL'
create role muster login createrole password :'password';
create database muster owner muster;
SQL
