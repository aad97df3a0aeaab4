CREATE TABLE "article_places" (
	"article_id" integer NOT NULL,
	"place_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "article_places_article_id_place_id_pk" PRIMARY KEY("article_id","place_id")
);
--> statement-breakpoint
CREATE TABLE "place_translations" (
	"place_id" integer NOT NULL,
	"language" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"image_alt" text,
	"practical" jsonb NOT NULL,
	"original_digest" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "place_translations_place_id_language_pk" PRIMARY KEY("place_id","language")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" serial PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"province" text,
	"summary" text NOT NULL,
	"image_url" text,
	"image_alt" text,
	"image_credit" text,
	"source_url" text,
	"practical" jsonb NOT NULL,
	"notices" jsonb NOT NULL,
	CONSTRAINT "places_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "article_places" ADD CONSTRAINT "article_places_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_places" ADD CONSTRAINT "article_places_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_translations" ADD CONSTRAINT "place_translations_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_places_place" ON "article_places" USING btree ("place_id");