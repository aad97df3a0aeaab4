CREATE TABLE "record_search" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"language" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"body" text NOT NULL,
	"runs" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "record_search_kind_record_id_language_pk" PRIMARY KEY("kind","record_id","language")
);
--> statement-breakpoint
CREATE INDEX "record_search_words" ON "record_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "articles_events" ON "articles" USING btree ("id") WHERE slug = 'events';--> statement-breakpoint
CREATE INDEX "users_spellings" ON "users" USING btree ("id") WHERE ((name || ' ' || coalesce(company, '')) || ' ' || email ~ '[^ -~]' or (name || ' ' || coalesce(company, '')) ~ '[a-zA-Z0-9][''.,`-]+[a-zA-Z0-9]');--> statement-breakpoint
CREATE INDEX "recipient_names_spellings" ON "recipient_names" USING btree ("email") WHERE (name || ' ' || email ~ '[^ -~]' or name ~ '[a-zA-Z0-9][''.,`-]+[a-zA-Z0-9]');