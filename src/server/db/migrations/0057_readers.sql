CREATE TABLE "series" (
	"id" serial PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"description" text,
	CONSTRAINT "series_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "reader_saved" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reader_trips" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"stops" text DEFAULT '' NOT NULL,
	"start" text
);
--> statement-breakpoint
CREATE TABLE "series_translations" (
	"record_id" integer NOT NULL,
	"language" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"original_digest" text NOT NULL,
	"unconfirmed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" integer,
	"title" text NOT NULL,
	"description" text,
	CONSTRAINT "series_translations_record_id_language_pk" PRIMARY KEY("record_id","language")
);
--> statement-breakpoint
ALTER TABLE "article_revisions" ADD COLUMN "opening" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "opening" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "series_id" integer;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "read_next" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "place_id" integer;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "closed_places" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "bio_texts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletters" ADD COLUMN "public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletters" ADD COLUMN "topic_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "place_translation_revisions" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "place_translation_revisions" ADD COLUMN "notices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "place_translations" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "place_translations" ADD COLUMN "notices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "months" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "volcano_level" integer;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "topic_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reader_saved" ADD CONSTRAINT "reader_saved_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_trips" ADD CONSTRAINT "reader_trips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_translations" ADD CONSTRAINT "series_translations_record_id_series_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_translations" ADD CONSTRAINT "series_translations_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_closures" ON "articles" USING btree ("id") WHERE "articles"."closed_places" <> '{}';--> statement-breakpoint
CREATE INDEX "articles_of_series" ON "articles" USING btree ("series_id","published_at","id") WHERE "articles"."series_id" is not null;--> statement-breakpoint
CREATE INDEX "subscribers_of_account" ON "subscribers" USING btree ("user_id") WHERE user_id is not null;