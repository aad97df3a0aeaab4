ALTER TABLE "article_revisions" ADD COLUMN "opening" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "opening" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletters" ADD COLUMN "public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletters" ADD COLUMN "topic_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "topic_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "subscribers_of_account" ON "subscribers" USING btree ("user_id") WHERE user_id is not null;