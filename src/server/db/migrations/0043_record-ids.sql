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
-- Triggers of before. Those of `db/derived` take their place.
DROP FUNCTION IF EXISTS keep_text_digest, note_outdated_search, note_outdated_topic, note_upload_uses,
  copy_publication_to_search, copy_publication_from_article, copy_publication_to_lists CASCADE;--> statement-breakpoint
DROP FUNCTION IF EXISTS digest_of_texts, upload_stems, upload_source_key;
