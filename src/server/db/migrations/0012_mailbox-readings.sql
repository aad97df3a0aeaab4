CREATE TABLE "mailbox_readings" (
	"id" text PRIMARY KEY NOT NULL,
	"claimed_by" text,
	"next_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"reason" text
);
