ALTER TABLE "ad_translations" ADD COLUMN "unconfirmed" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_translations" ADD COLUMN "unconfirmed" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "place_translations" ADD COLUMN "unconfirmed" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "page_translations" ADD COLUMN "unconfirmed" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "category_translations" ADD COLUMN "unconfirmed" jsonb DEFAULT '{}'::jsonb NOT NULL;