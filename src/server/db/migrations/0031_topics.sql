CREATE TABLE "category_translations" (
	"category_id" integer NOT NULL,
	"language" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"original_digest" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"description" text,
	CONSTRAINT "category_translations_category_id_language_pk" PRIMARY KEY("category_id","language")
);
--> statement-breakpoint
ALTER TABLE "category_translations" ADD CONSTRAINT "category_translations_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_of_author" ON "articles" USING btree ("author_id","published_at" DESC NULLS LAST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_outdated_topic() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_outdated (article_id)
    SELECT article_id FROM article_categories WHERE category_id = coalesce(NEW.category_id, OLD.category_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_outdated AFTER INSERT OR DELETE OR UPDATE OF name ON category_translations
  FOR EACH ROW EXECUTE FUNCTION note_outdated_topic();
