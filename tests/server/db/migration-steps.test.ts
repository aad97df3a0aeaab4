import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { journal } from '@server/db/migrate'
import { migrationsFolder } from '@server/db/migrations-folder'
import { expect, test } from 'vitest'

/** Those up to this one were applied while no server of an older version ran. */
const LAST_WITHOUT_OLD_SERVERS = '0044_fair'

/** What the servers of the version before cannot go on with, and what it does to them. */
const BREAKING: [RegExp, string][] = [
  [/^drop (?!index\b)|\bdrop column\b/, 'they use what is dropped'],
  [/\brename (?:to|column|value|attribute|constraint)\b/, 'they use the old name'],
  [/\badd column (?!.*\bdefault\b).*\bnot null\b/, 'they insert rows without the column'],
  [/\bset not null\b/, 'they insert rows without it'],
  [/\bdrop default\b/, 'they insert rows without it'],
  [
    /\bset data type\b|\balter column \S+ type\b/,
    'they write the old type, and the table is written again under a lock',
  ],
  [/\badd (?:constraint \S+ )?(?:check|unique|primary key|exclude)\b/, 'they write rows that it refuses'],
  [/^create unique index\b/, 'they write rows that it refuses'],
  [/\bdrop constraint (?!\S*_fk\b)/, 'their "on conflict" needs it'],
]

/** The table that a statement changes. */
const tableOf = (statement: string) =>
  /^(?:create|alter) table (?:if (?:not )?exists )?"?(\w+)|^create (?:unique )?index .*? on "?(\w+)/
    .exec(statement)
    ?.slice(1)
    .find(Boolean)

/** What would break the servers of the version before: in a migration that runs while they do. A new table is unknown to them. */
function findBreaks(migration: string) {
  const statements = migration
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
  const created = statements.filter((each) => each.startsWith('create table')).map(tableOf)
  return statements
    .filter((each) => !created.includes(tableOf(each)))
    .flatMap((statement) =>
      BREAKING.filter(([pattern]) => pattern.test(statement)).map(([, reason]) => `${statement}: ${reason}`),
    )
}

/** The migration whose version made the old form unused, and that this one cleans up after. */
const contractOf = (migration: string) => /^-- contract: (\S+)$/m.exec(migration)?.[1]

const all = journal().map(({ tag }) => tag)

test.for(all.slice(all.indexOf(LAST_WITHOUT_OLD_SERVERS) + 1))('servers of the version before go on with %s', (tag) => {
  const migration = readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8')
  const expanded = contractOf(migration)
  if (expanded) expect(all.slice(0, all.indexOf(tag))).toContain(expanded)
  else expect(findBreaks(migration)).toEqual([])
})

test.for([
  'ALTER TABLE "articles" DROP COLUMN "views"',
  'DROP TABLE "articles"',
  'DROP FUNCTION f',
  'ALTER TABLE "articles" RENAME COLUMN "views" TO "seen"',
  'ALTER TABLE "articles" RENAME TO "texts"',
  'ALTER TABLE "articles" ADD COLUMN "opening" text NOT NULL',
  'ALTER TABLE "articles" ALTER COLUMN "byline" SET NOT NULL',
  'ALTER TABLE "articles" ALTER COLUMN "views" DROP DEFAULT',
  'ALTER TABLE "articles" ALTER COLUMN "views" SET DATA TYPE bigint',
  'ALTER TABLE "articles" ADD CONSTRAINT "few" CHECK ("articles"."views" < 9)',
  'ALTER TABLE "articles" DROP CONSTRAINT "articles_pkey"',
  'CREATE UNIQUE INDEX "one" ON "articles" USING btree ("title")',
])('%s would break them', (statement) => {
  expect(findBreaks(`CREATE TABLE "other" ("id" integer);--> statement-breakpoint\n${statement};`)).toHaveLength(1)
})

test.for([
  'CREATE TABLE "stops" ("id" serial PRIMARY KEY NOT NULL, "name" text NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "stops" ("name");',
  'ALTER TABLE "articles" ADD COLUMN "opening" text;',
  'ALTER TABLE "articles" ADD COLUMN "opening" text DEFAULT \'standard\' NOT NULL;',
  'ALTER TABLE "articles" ALTER COLUMN "excerpt" DROP NOT NULL;',
  'ALTER TABLE "articles" ADD CONSTRAINT "a_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id");',
  'DROP INDEX "articles_views";',
  '-- DROP TABLE "articles"\nUPDATE "articles" SET "opening" = \'full\';',
])('%s would not', (migration) => {
  expect(findBreaks(migration)).toEqual([])
})
