ALTER TABLE "article_search" ADD COLUMN "runs" text;--> statement-breakpoint
ALTER TABLE "article_search" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "article_search_version" ON "article_search" USING btree ("version");