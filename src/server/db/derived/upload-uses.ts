import { sql } from 'drizzle-orm'
import type { Db } from '../client'
import { type Derived, list } from './trigger'

/**
 * Tables that name files without using them, those that are written all the time and hold no content, and those with names and
 * messages of strangers, who have no say in which files are kept.
 */
const NOT_CONTENT = [
  'audit_entries',
  'unused_uploads',
  'removed_uploads',
  'rate_limits',
  'idempotency_keys',
  'imports',
  'import_runs',
  'import_losses',
  'redirects',
  'media',
  'media_uploaders',
  'upload_uses',
  'sessions',
  'activity',
  'mails',
  'bounces',
  'account_tokens',
  'article_search',
  'record_search',
  'machine_texts',
  'search_words',
  'deliveries',
  'recipient_names',
  'mail_workers',
  'scheduled_jobs',
  'subscribers',
  'article_days',
  'site_days',
  'search_days',
  'subscription_days',
]

/** Anyone may write about themselves, and name a file there. */
const ONLY: Record<string, string[]> = { users: ['image_url'] }

/** The triggers' name. */
export const UPLOAD_USES = 'upload_uses'

type Watched = { table: string; columns: string[]; key: string[] }

/** All tables with texts, asked of the database, so that those of later tables and columns are found as well. */
async function listTextColumns(db: Db) {
  const { rows } = await db.execute<Watched>(sql`
    select t.relname as table,
      (select json_agg(a.attname order by a.attname) from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype, 'text[]'::regtype)) as columns,
      (select json_agg(a.attname order by array_position(k.conkey, a.attnum)) from pg_constraint k
        join pg_attribute a on a.attrelid = t.oid and a.attnum = any(k.conkey)
        where k.conrelid = t.oid and k.contype = 'p') as key
    from pg_class t where t.relkind = 'r' and t.relnamespace = to_regnamespace(quote_ident(current_schema()))
    order by t.relname`)
  return rows
    .filter(({ table, columns, key }) => columns && key && !NOT_CONTENT.includes(table))
    .map((row) => ({ ...row, columns: ONLY[row.table] ?? row.columns }))
}

/** The primary key of a row. */
const keyOf = (row: string, key: string[]) => `concat_ws('/', ${key.map((column) => `${row}."${column}"`).join(', ')})`

const jsonOf = (table: string, row: string) =>
  ONLY[table]
    ? `jsonb_build_array(${ONLY[table].map((column) => `${row}."${column}"`).join(', ')})`
    : `to_jsonb(${row}.*)`

/**
 * The uses in a row, or in all rows of a table. The slash of an address may be escaped, as in JSON or in a query. No stored file has
 * a longer name, and an index takes no more than 2,704 bytes.
 */
const usesIn = ({ table, key }: Watched, row: string, from = '') => `
  select distinct '${table}', stored.key, matched[1]
  from (select ${keyOf(row, key)} as key, ${jsonOf(table, row)}::text as json ${from}) as stored,
    regexp_matches(case when strpos(json, 'uploads') > 0 then json else '' end, 'uploads(?:/|\\\\+/|%2[Ff])([A-Za-z0-9_-]+)', 'g') as matched
  where length(matched[1]) <= 200`

const insert = 'insert into upload_uses (source, source_key, stem)'

function usesOf(watched: Watched): Derived {
  const { table, columns, key } = watched
  return {
    triggers: [
      {
        name: UPLOAD_USES,
        table,
        event: `after insert or delete or update of ${list(columns)}`,
        body: `begin
          if tg_op <> 'INSERT' then
            delete from upload_uses where source = '${table}' and source_key = ${keyOf('old', key)};
          end if;
          if tg_op <> 'DELETE' then
            ${insert} ${usesIn(watched, 'new')} on conflict do nothing;
          end if;
          return null;
        end`,
      },
    ],
    fill: [
      `delete from upload_uses where source = '${table}'`,
      `${insert} ${usesIn(watched, `"${table}"`, `from "${table}"`)}`,
    ],
  }
}

/**
 * Has the database note in `upload_uses` where uploads are used: in articles, their versions and translations, ads, newsletters, and
 * whatever else has texts, of later tables and columns too.
 */
export const uploadUses = async (db: Db): Promise<Derived[]> => (await listTextColumns(db)).map(usesOf)
