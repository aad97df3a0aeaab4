ALTER TABLE "articles" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
-- Until now readers saw the day on which the draft was begun.
UPDATE "articles" SET "published_at" = "created_at" WHERE "status" = 'published';--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("status","published_at" DESC NULLS LAST,"id" DESC NULLS FIRST);