ALTER TABLE "articles" ADD COLUMN "closed_places" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "bio_texts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "place_translation_revisions" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "place_translation_revisions" ADD COLUMN "notices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "place_translations" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "place_translations" ADD COLUMN "notices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "articles_closures" ON "articles" USING btree ("id") WHERE "articles"."closed_places" <> '{}';