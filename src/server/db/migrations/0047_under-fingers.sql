CREATE TABLE "trash_references" (
	"id" serial PRIMARY KEY NOT NULL,
	"trash_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"column_name" text NOT NULL,
	"row_key" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "articles_title";--> statement-breakpoint
DROP INDEX "articles_author_name";--> statement-breakpoint
DROP INDEX "articles_shown_author";--> statement-breakpoint
DROP INDEX "users_name";--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "trash_references" ADD CONSTRAINT "trash_references_trash_id_trash_id_fk" FOREIGN KEY ("trash_id") REFERENCES "public"."trash"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trash_references_of" ON "trash_references" USING btree ("trash_id","table_name","column_name");--> statement-breakpoint
CREATE INDEX "articles_by_title" ON "articles" USING btree (title collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "articles_by_author_name" ON "articles" USING btree (author_name collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "articles_by_shown_author" ON "articles" USING btree (coalesce(byline, author_name) collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (name collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree (email collate "und-x-icu","id");