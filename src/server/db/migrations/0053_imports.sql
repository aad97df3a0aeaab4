CREATE TABLE "article_authors" (
	"article_id" integer NOT NULL,
	"position" integer NOT NULL,
	"author_id" integer,
	"author_name" text NOT NULL,
	CONSTRAINT "article_authors_article_id_position_pk" PRIMARY KEY("article_id","position")
);
--> statement-breakpoint
CREATE TABLE "import_losses" (
	"id" serial PRIMARY KEY NOT NULL,
	"run_id" integer NOT NULL,
	"kind" text NOT NULL,
	"became" text,
	"text" text NOT NULL,
	"address" text,
	"title" text NOT NULL,
	"old_address" text,
	"new_address" text
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"counts" jsonb NOT NULL,
	"warnings" jsonb NOT NULL,
	"losses" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "article_authors" ADD CONSTRAINT "article_authors_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_authors" ADD CONSTRAINT "article_authors_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_losses" ADD CONSTRAINT "import_losses_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_authors_of" ON "article_authors" USING btree ("author_id","article_id");--> statement-breakpoint
CREATE INDEX "import_losses_of" ON "import_losses" USING btree ("run_id","id");