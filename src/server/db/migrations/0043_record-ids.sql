-- The column of the original has the same name in the translations of every kind.
ALTER TABLE "article_translations" RENAME COLUMN "article_id" TO "record_id";--> statement-breakpoint
ALTER TABLE "page_translations" RENAME COLUMN "page_id" TO "record_id";--> statement-breakpoint
ALTER TABLE "place_translations" RENAME COLUMN "place_id" TO "record_id";--> statement-breakpoint
ALTER TABLE "category_translations" RENAME COLUMN "category_id" TO "record_id";--> statement-breakpoint
ALTER TABLE "ad_translations" RENAME COLUMN "ad_id" TO "record_id";--> statement-breakpoint
ALTER TABLE "newsletter_translations" RENAME COLUMN "newsletter_id" TO "record_id";--> statement-breakpoint
ALTER TABLE "article_translations" RENAME CONSTRAINT "article_translations_article_id_language_pk" TO "article_translations_record_id_language_pk";--> statement-breakpoint
ALTER TABLE "page_translations" RENAME CONSTRAINT "page_translations_page_id_language_pk" TO "page_translations_record_id_language_pk";--> statement-breakpoint
ALTER TABLE "place_translations" RENAME CONSTRAINT "place_translations_place_id_language_pk" TO "place_translations_record_id_language_pk";--> statement-breakpoint
ALTER TABLE "category_translations" RENAME CONSTRAINT "category_translations_category_id_language_pk" TO "category_translations_record_id_language_pk";--> statement-breakpoint
ALTER TABLE "ad_translations" RENAME CONSTRAINT "ad_translations_ad_id_language_pk" TO "ad_translations_record_id_language_pk";--> statement-breakpoint
ALTER TABLE "newsletter_translations" RENAME CONSTRAINT "newsletter_translations_newsletter_id_language_pk" TO "newsletter_translations_record_id_language_pk";--> statement-breakpoint
ALTER TABLE "article_translations" RENAME CONSTRAINT "article_translations_article_id_articles_id_fk" TO "article_translations_record_id_articles_id_fk";--> statement-breakpoint
ALTER TABLE "page_translations" RENAME CONSTRAINT "page_translations_page_id_pages_id_fk" TO "page_translations_record_id_pages_id_fk";--> statement-breakpoint
ALTER TABLE "place_translations" RENAME CONSTRAINT "place_translations_place_id_places_id_fk" TO "place_translations_record_id_places_id_fk";--> statement-breakpoint
ALTER TABLE "category_translations" RENAME CONSTRAINT "category_translations_category_id_categories_id_fk" TO "category_translations_record_id_categories_id_fk";--> statement-breakpoint
ALTER TABLE "ad_translations" RENAME CONSTRAINT "ad_translations_ad_id_ads_id_fk" TO "ad_translations_record_id_ads_id_fk";--> statement-breakpoint
ALTER TABLE "newsletter_translations" RENAME CONSTRAINT "newsletter_translations_newsletter_id_newsletters_id_fk" TO "newsletter_translations_record_id_newsletters_id_fk";--> statement-breakpoint
-- Rows in the trash return to these tables.
UPDATE trash_rows SET data = (data - column_name) || jsonb_build_object('record_id', data -> column_name)
FROM (VALUES ('article_translations', 'article_id'), ('page_translations', 'page_id'), ('place_translations', 'place_id'),
  ('category_translations', 'category_id'), ('ad_translations', 'ad_id'), ('newsletter_translations', 'newsletter_id')
) AS renamed (name, column_name)
WHERE table_name = name;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_outdated_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'categories' THEN
    INSERT INTO search_outdated (article_id) SELECT article_id FROM article_categories WHERE category_id = NEW.id;
  ELSIF TG_TABLE_NAME = 'places' THEN
    INSERT INTO search_outdated (article_id) SELECT article_id FROM article_places WHERE place_id = NEW.id;
  ELSIF TG_TABLE_NAME = 'place_translations' THEN
    INSERT INTO search_outdated (article_id)
      SELECT article_id FROM article_places WHERE place_id = coalesce(NEW.record_id, OLD.record_id);
  ELSIF TG_TABLE_NAME = 'article_translations' THEN
    INSERT INTO search_outdated (article_id) VALUES (coalesce(NEW.record_id, OLD.record_id));
  ELSIF TG_TABLE_NAME = 'articles' THEN
    INSERT INTO search_outdated (article_id) VALUES (NEW.id);
  ELSE
    INSERT INTO search_outdated (article_id) VALUES (coalesce(NEW.article_id, OLD.article_id));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_outdated_topic() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_outdated (article_id)
    SELECT article_id FROM article_categories WHERE category_id = coalesce(NEW.record_id, OLD.record_id);
  RETURN NULL;
END $$;--> statement-breakpoint
-- The server creates them again at its start, with the new name in their arguments.
DROP TRIGGER IF EXISTS upload_uses ON article_translations;--> statement-breakpoint
DROP TRIGGER IF EXISTS upload_uses ON page_translations;--> statement-breakpoint
DROP TRIGGER IF EXISTS upload_uses ON place_translations;--> statement-breakpoint
DROP TRIGGER IF EXISTS upload_uses ON category_translations;--> statement-breakpoint
DROP TRIGGER IF EXISTS upload_uses ON ad_translations;--> statement-breakpoint
DROP TRIGGER IF EXISTS upload_uses ON newsletter_translations;
