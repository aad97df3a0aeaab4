CREATE TABLE "mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"mail" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"claimed_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_attempt_at","id") WHERE claimed_by is null;--> statement-breakpoint
-- Earlier versions queued mail in pg-boss, in a schema of its own. Move the single mails that still wait there, then drop the
-- schema, unless it also holds another program's queues. Scheduled newsletters need no move: newsletters.scheduled_at has them.
DO $$
DECLARE
  boss text := CASE WHEN current_schema() = 'public' THEN 'pgboss' ELSE current_schema() || '_jobs' END;
  shared boolean;
BEGIN
  IF to_regclass(format('%I.job', boss)) IS NULL THEN
    RETURN;
  END IF;
  EXECUTE format(
    'INSERT INTO mails (mail, attempts, next_attempt_at, created_at)
     SELECT data, retry_count, start_after, created_on FROM %I.job
     WHERE name = ''mail'' AND data ? ''kind'' AND state::text IN (''created'', ''retry'', ''active'')
     ORDER BY created_on', boss);
  EXECUTE format(
    'SELECT EXISTS (SELECT FROM %I.queue
     WHERE name NOT IN (''mail'', ''send-newsletter'', ''send-scheduled-newsletter'') AND left(name, 8) <> ''__pgboss'')', boss)
  INTO shared;
  IF NOT shared THEN
    EXECUTE format('DROP SCHEMA %I CASCADE', boss);
  END IF;
END $$;
