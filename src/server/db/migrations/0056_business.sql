CREATE TABLE "ad_report_months" (
	"month" date PRIMARY KEY NOT NULL,
	"queued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_figures" (
	"newsletter_id" integer PRIMARY KEY NOT NULL,
	"unsubscribed" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"newsletter_id" integer,
	"url" text NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notify_ad_reports" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "place_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "months" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "end_told" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_figures" ADD CONSTRAINT "newsletter_figures_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_links" ADD CONSTRAINT "newsletter_links_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_links_once" ON "newsletter_links" USING btree ("newsletter_id",md5(url));