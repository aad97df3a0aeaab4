ALTER TABLE "places" ADD COLUMN "months" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "volcano_level" integer;