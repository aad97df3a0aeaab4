DROP INDEX "article_revisions_of";--> statement-breakpoint
ALTER TABLE "article_revisions" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD COLUMN "translator" text;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD COLUMN "original_digest" text;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD COLUMN "unconfirmed" jsonb;--> statement-breakpoint
ALTER TABLE "article_translations" ADD COLUMN "translator" text;--> statement-breakpoint
ALTER TABLE "article_translations" ADD COLUMN "review_note" text;--> statement-breakpoint
ALTER TABLE "article_translations" ADD COLUMN "sent_by" integer;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "text_digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_translations" ADD COLUMN "sent_by" integer;--> statement-breakpoint
ALTER TABLE "newsletter_translations" ADD COLUMN "sent_by" integer;--> statement-breakpoint
ALTER TABLE "page_translations" ADD COLUMN "sent_by" integer;--> statement-breakpoint
ALTER TABLE "article_translations" ADD CONSTRAINT "article_translations_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_translations" ADD CONSTRAINT "ad_translations_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_translations" ADD CONSTRAINT "newsletter_translations_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_translations" ADD CONSTRAINT "page_translations_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_revisions_of" ON "article_revisions" USING btree ("article_id","language","id");
--> statement-breakpoint
-- As `digestOf` in original-digest.service.ts: each text that is not null, as JSON.
CREATE FUNCTION digest_of_texts(VARIADIC texts text[]) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT rtrim(translate(encode(sha256(convert_to(
    '[' || coalesce(string_agg(to_json(t)::text, ',' ORDER BY n), '') || ']', 'UTF8')), 'base64'), '+/', '-_'), '=')
  FROM unnest(texts) WITH ORDINALITY AS u(t, n) WHERE t IS NOT NULL
$$;
--> statement-breakpoint
UPDATE articles SET text_digest = digest_of_texts(title, excerpt, content, image_alt, image_caption, meta_description);
--> statement-breakpoint
CREATE FUNCTION keep_text_digest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.text_digest := digest_of_texts(NEW.title, NEW.excerpt, NEW.content, NEW.image_alt, NEW.image_caption, NEW.meta_description);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_text_digest BEFORE INSERT OR UPDATE OF title, excerpt, content, image_alt, image_caption, meta_description
  ON articles FOR EACH ROW EXECUTE FUNCTION keep_text_digest();
