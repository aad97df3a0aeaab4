CREATE TABLE "article_search" (
	"article_id" integer NOT NULL,
	"language" text NOT NULL,
	"status" "article_status" NOT NULL,
	"published_at" timestamp (3) with time zone,
	"head" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "article_search_article_id_language_pk" PRIMARY KEY("article_id","language")
);
--> statement-breakpoint
CREATE TABLE "search_outdated" (
	"article_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"trigrams" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_search" ADD CONSTRAINT "article_search_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_search_words" ON "article_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_outdated_article" ON "search_outdated" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("trigrams");--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "search_text";--> statement-breakpoint
-- Functions outlive the tables that a restoration drops, hence "or replace".
CREATE OR REPLACE FUNCTION note_outdated_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'categories' THEN
    INSERT INTO search_outdated SELECT article_id FROM article_categories WHERE category_id = NEW.id;
  ELSIF TG_TABLE_NAME = 'places' THEN
    INSERT INTO search_outdated SELECT article_id FROM article_places WHERE place_id = NEW.id;
  ELSIF TG_TABLE_NAME = 'place_translations' AND TG_OP = 'DELETE' THEN
    INSERT INTO search_outdated SELECT article_id FROM article_places WHERE place_id = OLD.place_id;
  ELSIF TG_TABLE_NAME = 'place_translations' THEN
    INSERT INTO search_outdated SELECT article_id FROM article_places WHERE place_id = NEW.place_id;
  ELSIF TG_TABLE_NAME = 'articles' THEN
    INSERT INTO search_outdated VALUES (NEW.id);
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO search_outdated VALUES (OLD.article_id);
  ELSE
    INSERT INTO search_outdated VALUES (NEW.article_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION copy_publication_to_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE article_search SET status = NEW.status, published_at = NEW.published_at WHERE article_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_outdated AFTER INSERT OR UPDATE OF title, excerpt, content, author_name, byline ON articles
  FOR EACH ROW EXECUTE FUNCTION note_outdated_search();--> statement-breakpoint
CREATE TRIGGER search_outdated AFTER INSERT OR DELETE OR UPDATE OF title, excerpt, content, status ON article_translations
  FOR EACH ROW EXECUTE FUNCTION note_outdated_search();--> statement-breakpoint
CREATE TRIGGER search_outdated AFTER INSERT OR DELETE ON article_categories
  FOR EACH ROW EXECUTE FUNCTION note_outdated_search();--> statement-breakpoint
CREATE TRIGGER search_outdated AFTER UPDATE OF name ON categories
  FOR EACH ROW EXECUTE FUNCTION note_outdated_search();--> statement-breakpoint
CREATE TRIGGER search_outdated AFTER INSERT OR DELETE ON article_places
  FOR EACH ROW EXECUTE FUNCTION note_outdated_search();--> statement-breakpoint
CREATE TRIGGER search_outdated AFTER UPDATE OF name ON places
  FOR EACH ROW EXECUTE FUNCTION note_outdated_search();--> statement-breakpoint
CREATE TRIGGER search_outdated AFTER INSERT OR DELETE OR UPDATE OF name ON place_translations
  FOR EACH ROW EXECUTE FUNCTION note_outdated_search();--> statement-breakpoint
CREATE TRIGGER search_publication AFTER UPDATE OF status, published_at ON articles
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.published_at IS DISTINCT FROM NEW.published_at)
  EXECUTE FUNCTION copy_publication_to_search();--> statement-breakpoint
INSERT INTO search_outdated SELECT id FROM articles;
