ALTER TABLE "known_networks" ADD COLUMN "by_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "actor_name" text;--> statement-breakpoint
UPDATE "audit_entries" SET "actor_name" = "users"."name" FROM "users" WHERE "users"."id" = "audit_entries"."actor_id" AND "audit_entries"."actor_role" IN ('admin', 'marketing', 'editor');
