CREATE TABLE "article_translators" (
	"article_id" integer NOT NULL,
	"language" text NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "article_translators_article_id_language_pk" PRIMARY KEY("article_id","language")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "article_translators" ADD CONSTRAINT "article_translators_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_translators" ADD CONSTRAINT "article_translators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_translators_of" ON "article_translators" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_due" ON "articles" USING btree ("due_at") WHERE "articles"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "articles_assigned" ON "articles" USING btree ("assignee_id") WHERE "articles"."assignee_id" is not null;