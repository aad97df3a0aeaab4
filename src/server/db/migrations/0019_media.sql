CREATE TABLE "media" (
	"id" serial PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"stem" text NOT NULL,
	"ending" text NOT NULL,
	"file_name" text NOT NULL,
	"alt" text,
	"caption" text,
	"credit" text,
	"width" integer,
	"height" integer,
	"bytes" integer NOT NULL,
	CONSTRAINT "media_stem_unique" UNIQUE("stem")
);
--> statement-breakpoint
CREATE TABLE "media_uploaders" (
	"media_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "media_uploaders_media_id_user_id_pk" PRIMARY KEY("media_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "upload_uses" (
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"stem" text NOT NULL,
	CONSTRAINT "upload_uses_source_source_key_stem_pk" PRIMARY KEY("source","source_key","stem")
);
--> statement-breakpoint
ALTER TABLE "media_uploaders" ADD CONSTRAINT "media_uploaders_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uploaders" ADD CONSTRAINT "media_uploaders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_newest" ON "media" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_uploaders_user" ON "media_uploaders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "upload_uses_stem" ON "upload_uses" USING btree ("stem");--> statement-breakpoint
-- Functions outlive the tables that a restoration drops, hence "or replace".
CREATE OR REPLACE FUNCTION upload_stems(stored_row jsonb) RETURNS TABLE (stem text) LANGUAGE sql IMMUTABLE AS $$
  -- The slash may be escaped, as in JSON or in a query.
  SELECT DISTINCT found[1] FROM regexp_matches(
    CASE WHEN strpos(stored_row::text, 'uploads') > 0 THEN (stored_row - 'search_text')::text ELSE '' END,
    'uploads(?:/|\\+/|%2[Ff])([A-Za-z0-9_-]+)', 'g') AS found
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION upload_source_key(stored_row jsonb, key_columns text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(stored_row ->> name, '/' ORDER BY position) FROM unnest(key_columns) WITH ORDINALITY AS keys (name, position)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_upload_uses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  key_columns text[] := TG_ARGV;
  this_row jsonb;
  this_key text;
BEGIN
  IF TG_OP = 'DELETE' THEN this_row := to_jsonb(OLD); ELSE this_row := to_jsonb(NEW); END IF;
  this_key := upload_source_key(this_row, key_columns);
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM upload_uses WHERE source = TG_TABLE_NAME AND source_key = this_key;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO upload_uses (source, source_key, stem)
    SELECT TG_TABLE_NAME, this_key, found.stem FROM upload_stems(this_row) AS found ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
