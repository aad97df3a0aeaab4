ALTER TABLE "settings" ADD COLUMN "checklist_closed_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "users" SET "counts_as_confirmed" = false WHERE "invited_at" IS NOT NULL;
