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
CREATE TABLE "article_translators" (
	"article_id" integer NOT NULL,
	"language" text NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "article_translators_article_id_language_pk" PRIMARY KEY("article_id","language")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "article_days" (
	"article_id" integer NOT NULL,
	"day" date NOT NULL,
	"language" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"reads" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"shared" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "article_days_article_id_day_language_pk" PRIMARY KEY("article_id","day","language")
);
--> statement-breakpoint
CREATE TABLE "search_days" (
	"day" date NOT NULL,
	"phrase" text NOT NULL,
	"searches" integer NOT NULL,
	"without_result" integer NOT NULL,
	CONSTRAINT "search_days_day_phrase_pk" PRIMARY KEY("day","phrase")
);
--> statement-breakpoint
CREATE TABLE "site_days" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"reads" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"shared" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "site_days_day_language_pk" PRIMARY KEY("day","language")
);
--> statement-breakpoint
CREATE TABLE "subscription_days" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"subscriptions" integer NOT NULL,
	CONSTRAINT "subscription_days_day_page_pk" PRIMARY KEY("day","page")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "reads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notify_ad_reports" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "place_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "months" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "end_told" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "checklist_closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "newsletter_figures" ADD CONSTRAINT "newsletter_figures_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_links" ADD CONSTRAINT "newsletter_links_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_translators" ADD CONSTRAINT "article_translators_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_translators" ADD CONSTRAINT "article_translators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_days" ADD CONSTRAINT "article_days_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_links_once" ON "newsletter_links" USING btree ("newsletter_id",md5(url));--> statement-breakpoint
CREATE INDEX "article_translators_of" ON "article_translators" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "article_days_of_day" ON "article_days" USING btree ("day");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_due" ON "articles" USING btree ("due_at") WHERE "articles"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "articles_assigned" ON "articles" USING btree ("assignee_id") WHERE "articles"."assignee_id" is not null;--> statement-breakpoint
UPDATE "users" SET "counts_as_confirmed" = false WHERE "invited_at" IS NOT NULL;
