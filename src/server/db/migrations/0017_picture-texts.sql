ALTER TABLE "article_revisions" ADD COLUMN "image_alt" text;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD COLUMN "image_caption" text;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD COLUMN "image_credit" text;--> statement-breakpoint
ALTER TABLE "article_translations" ADD COLUMN "image_alt" text;--> statement-breakpoint
ALTER TABLE "article_translations" ADD COLUMN "image_caption" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "image_alt" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "image_caption" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "image_credit" text;