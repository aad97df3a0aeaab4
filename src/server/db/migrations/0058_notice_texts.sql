ALTER TABLE "place_translation_revisions" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "place_translation_revisions" ADD COLUMN "notices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "place_translations" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "place_translations" ADD COLUMN "notices" jsonb DEFAULT '[]'::jsonb NOT NULL;