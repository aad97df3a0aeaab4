ALTER TABLE "article_revisions" ADD COLUMN "meta_description" text;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD COLUMN "byline" text;--> statement-breakpoint
ALTER TABLE "article_translations" ADD COLUMN "meta_description" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "meta_description" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "byline" text;