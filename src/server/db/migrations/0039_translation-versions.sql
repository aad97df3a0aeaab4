CREATE TABLE "place_translation_revisions" (
	"id" serial PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"words" integer NOT NULL,
	"autosaved" boolean NOT NULL,
	"author_id" integer,
	"author_name" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"original_digest" text NOT NULL,
	"unconfirmed" jsonb NOT NULL,
	"place_id" integer NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"image_alt" text,
	"practical" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_translation_revisions" (
	"id" serial PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"words" integer NOT NULL,
	"autosaved" boolean NOT NULL,
	"author_id" integer,
	"author_name" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"original_digest" text NOT NULL,
	"unconfirmed" jsonb NOT NULL,
	"page_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"blocks" jsonb
);
--> statement-breakpoint
ALTER TABLE "place_translation_revisions" ADD CONSTRAINT "place_translation_revisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_translation_revisions" ADD CONSTRAINT "place_translation_revisions_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_translation_revisions" ADD CONSTRAINT "page_translation_revisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_translation_revisions" ADD CONSTRAINT "page_translation_revisions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_translation_revisions_of" ON "place_translation_revisions" USING btree ("place_id","language","id");--> statement-breakpoint
CREATE INDEX "page_translation_revisions_of" ON "page_translation_revisions" USING btree ("page_id","language","id");