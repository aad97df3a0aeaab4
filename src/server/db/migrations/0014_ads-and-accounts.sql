CREATE TABLE "rejection_templates" (
	"id" integer PRIMARY KEY NOT NULL,
	"templates" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ad_view_days" ALTER COLUMN "views" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "ad_view_days" ADD COLUMN "clicks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "clicks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deactivated_at" timestamp (3) with time zone;