DROP INDEX "activity_newest";--> statement-breakpoint
DROP INDEX "ads_newest";--> statement-breakpoint
DROP INDEX "articles_newest";--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
CREATE INDEX "articles_title" ON "articles" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "articles_newest_of_all" ON "articles" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activity_newest" ON "activity" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ads_newest" ON "ads" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);