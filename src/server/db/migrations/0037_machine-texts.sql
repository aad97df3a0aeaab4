CREATE TABLE "machine_texts" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"texts" jsonb,
	"content" text,
	"original_digest" text,
	"original_version" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "machine_texts_kind_record_id_language_pk" PRIMARY KEY("kind","record_id","language")
);
--> statement-breakpoint
CREATE INDEX "machine_texts_waiting" ON "machine_texts" USING btree ("next_attempt_at") WHERE state = 'waiting';