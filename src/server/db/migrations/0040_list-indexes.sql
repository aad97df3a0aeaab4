DROP INDEX "article_categories_category";--> statement-breakpoint
DROP INDEX "article_places_place";--> statement-breakpoint
DROP INDEX "articles_of_author";--> statement-breakpoint
DROP INDEX "deliveries_status";--> statement-breakpoint
ALTER TABLE "article_categories" ADD COLUMN "status" "article_status" DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "article_categories" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "article_categories" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "article_places" ADD COLUMN "status" "article_status" DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "article_places" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "article_places" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
-- Functions outlive the tables that a restoration drops, hence "or replace".
CREATE OR REPLACE FUNCTION copy_publication_from_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT status, created_at, published_at INTO NEW.status, NEW.created_at, NEW.published_at
    FROM articles WHERE id = NEW.article_id;
  -- The foreign key refuses the row of an article that does not exist.
  NEW.status := coalesce(NEW.status, 'draft');
  NEW.created_at := coalesce(NEW.created_at, now());
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION copy_publication_to_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE article_categories SET status = NEW.status, created_at = NEW.created_at, published_at = NEW.published_at
    WHERE article_id = NEW.id;
  UPDATE article_places SET status = NEW.status, created_at = NEW.created_at, published_at = NEW.published_at
    WHERE article_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER list_publication BEFORE INSERT ON article_categories
  FOR EACH ROW EXECUTE FUNCTION copy_publication_from_article();--> statement-breakpoint
CREATE TRIGGER list_publication BEFORE INSERT ON article_places
  FOR EACH ROW EXECUTE FUNCTION copy_publication_from_article();--> statement-breakpoint
CREATE TRIGGER list_publication AFTER UPDATE OF status, created_at, published_at ON articles
  FOR EACH ROW WHEN (
    (OLD.status, OLD.created_at, OLD.published_at) IS DISTINCT FROM (NEW.status, NEW.created_at, NEW.published_at))
  EXECUTE FUNCTION copy_publication_to_lists();--> statement-breakpoint
UPDATE article_categories ac SET status = a.status, created_at = a.created_at, published_at = a.published_at
  FROM articles a WHERE a.id = ac.article_id;--> statement-breakpoint
UPDATE article_places ap SET status = a.status, created_at = a.created_at, published_at = a.published_at
  FROM articles a WHERE a.id = ap.article_id;--> statement-breakpoint
-- What a text contains is found by its index instead of in all rows. Not by pg_trgm, which not every PostgreSQL lets one install.
CREATE OR REPLACE FUNCTION trigrams_of(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT substr(folded, n, 3)), '{}')
  FROM (SELECT lower(value) AS folded) AS lowered, generate_series(1, length(folded) - 2) AS n
$$;--> statement-breakpoint
CREATE INDEX "article_categories_published" ON "article_categories" USING btree ("category_id","status","published_at" DESC NULLS LAST,"article_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_categories_newest" ON "article_categories" USING btree ("category_id","created_at" DESC NULLS FIRST,"article_id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "articles_of_account" ON "articles" USING btree ("author_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_views" ON "articles" USING btree ("views","id");--> statement-breakpoint
CREATE INDEX "articles_author_name" ON "articles" USING btree ("author_name","id");--> statement-breakpoint
CREATE INDEX "articles_updated" ON "articles" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "articles_day" ON "articles" USING btree (coalesce(published_at, created_at));--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_of_role" ON "users" USING btree ("role","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "users_trigrams" ON "users" USING gin (trigrams_of(name || ' ' || email || ' ' || coalesce(company, '')));--> statement-breakpoint
CREATE INDEX "deliveries_of" ON "deliveries" USING btree ("newsletter_id","id");--> statement-breakpoint
CREATE INDEX "article_places_published" ON "article_places" USING btree ("place_id","status","published_at" DESC NULLS LAST,"article_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_places_newest" ON "article_places" USING btree ("place_id","created_at" DESC NULLS FIRST,"article_id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "articles_of_author" ON "articles" USING btree ("author_id","published_at" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE status = 'published' and byline is null;--> statement-breakpoint
CREATE INDEX "deliveries_status" ON "deliveries" USING btree ("newsletter_id","status","id");