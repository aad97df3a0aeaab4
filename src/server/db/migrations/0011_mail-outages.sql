CREATE TABLE "mail_outages" (
	"id" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"failures" integer NOT NULL,
	"reason" text NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bounces" ADD COLUMN "returned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bounces" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL;