ALTER TABLE "places" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
-- The names of published places are searched.
DROP TRIGGER search_outdated ON places;--> statement-breakpoint
CREATE TRIGGER search_outdated AFTER UPDATE OF name, status ON places
  FOR EACH ROW EXECUTE FUNCTION note_outdated_search();
