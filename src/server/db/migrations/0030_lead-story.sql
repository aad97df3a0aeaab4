CREATE TABLE "lead_story" (
	"id" integer PRIMARY KEY NOT NULL,
	"article_id" integer NOT NULL,
	CONSTRAINT "lead_story_is_one" CHECK ("lead_story"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "lead_story" ADD CONSTRAINT "lead_story_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;