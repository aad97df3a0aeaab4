CREATE TABLE "audit_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"actor_id" integer,
	"actor_role" text,
	"call" text NOT NULL,
	"outcome" text NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" text,
	"record_title" text,
	"changes" jsonb NOT NULL,
	"network" text
);
--> statement-breakpoint
CREATE TABLE "unaccepted_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"article_id" integer NOT NULL,
	"language" text NOT NULL,
	"accepted" jsonb NOT NULL,
	"changed_by" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "actor_id" integer;--> statement-breakpoint
ALTER TABLE "unaccepted_changes" ADD CONSTRAINT "unaccepted_changes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unaccepted_changes" ADD CONSTRAINT "unaccepted_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "unaccepted_changes_once" ON "unaccepted_changes" USING btree ("article_id","language");