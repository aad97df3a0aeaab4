ALTER TABLE "articles" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "article_search" ADD COLUMN "is_fallback" boolean;--> statement-breakpoint
ALTER TABLE "record_search" ADD COLUMN "is_fallback" boolean;--> statement-breakpoint
CREATE INDEX "articles_of_language" ON "articles" USING btree ("language","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);