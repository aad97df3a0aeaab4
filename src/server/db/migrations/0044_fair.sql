CREATE TABLE "public_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"removed" boolean NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_networks" ADD COLUMN "by_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "copied_from" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "actor_name" text;--> statement-breakpoint
ALTER TABLE "public_changes" ADD CONSTRAINT "public_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "public_changes_once" ON "public_changes" USING btree ("kind","record_id","language");--> statement-breakpoint
CREATE INDEX "articles_shown_author" ON "articles" USING btree (coalesce(byline, author_name),"id");--> statement-breakpoint
UPDATE "audit_entries" SET "actor_name" = "users"."name" FROM "users" WHERE "users"."id" = "audit_entries"."actor_id" AND "audit_entries"."actor_role" IN ('admin', 'marketing', 'editor');
