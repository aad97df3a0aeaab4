ALTER TABLE "bounces" ADD COLUMN "kind" text DEFAULT 'dead' NOT NULL;--> statement-breakpoint
ALTER TABLE "bounces" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "bounces" ADD COLUMN "paused_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "code" text;--> statement-breakpoint
-- Earlier versions stopped addresses for refusals that were about us or the message, too: those are released, as far as the reply of the
-- mail server tells.
UPDATE "bounces" SET "code" = substring("reason" from '(?<![\d.])([45]\.(?!0\.0(?:\D|$))\d{1,3}\.\d{1,3})(?!\.?\d)');--> statement-breakpoint
DELETE FROM "bounces" WHERE "reason" IS NOT NULL AND coalesce("code", '') !~ '^5\.(1\.([0-6]|[1-9]\d+)|2\.1)$';
