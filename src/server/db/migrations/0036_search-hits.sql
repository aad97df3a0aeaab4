-- All articles are indexed again, by the server that starts: their lexemes have got prefixes.
TRUNCATE "article_search";--> statement-breakpoint
ALTER TABLE "article_search" ADD COLUMN "author_id" integer;--> statement-breakpoint
ALTER TABLE "article_search" ADD COLUMN "created_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "article_search" DROP COLUMN "head";--> statement-breakpoint
-- Texts and lexemes are stored apart from their rows, so that the rows of many hits are on few pages.
ALTER TABLE "article_search" SET (toast_tuple_target = 128);--> statement-breakpoint
CREATE OR REPLACE FUNCTION copy_publication_to_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE article_search
    SET status = NEW.status, author_id = NEW.author_id, created_at = NEW.created_at, published_at = NEW.published_at
    WHERE article_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER search_publication ON articles;--> statement-breakpoint
CREATE TRIGGER search_publication AFTER UPDATE OF status, author_id, created_at, published_at ON articles
  FOR EACH ROW WHEN (
    (OLD.status, OLD.author_id, OLD.created_at, OLD.published_at) IS DISTINCT FROM
    (NEW.status, NEW.author_id, NEW.created_at, NEW.published_at))
  EXECUTE FUNCTION copy_publication_to_search();--> statement-breakpoint
INSERT INTO search_outdated (article_id) SELECT id FROM articles;
