ALTER TABLE "article_revisions" ADD COLUMN "opening" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "opening" text DEFAULT 'standard' NOT NULL;