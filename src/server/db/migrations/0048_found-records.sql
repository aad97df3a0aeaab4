CREATE TABLE "record_search" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"language" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "record_search_kind_record_id_language_pk" PRIMARY KEY("kind","record_id","language")
);
--> statement-breakpoint
CREATE INDEX "record_search_words" ON "record_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "articles_events" ON "articles" USING btree ("id") WHERE slug = 'events';