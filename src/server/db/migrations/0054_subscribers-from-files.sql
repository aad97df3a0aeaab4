ALTER TABLE "subscribers" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "imported_at" timestamp (3) with time zone;