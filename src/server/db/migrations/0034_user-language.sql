CREATE TABLE "newsletter_translations" (
	"newsletter_id" integer NOT NULL,
	"language" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"original_digest" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" integer,
	"status" text NOT NULL,
	"machine" boolean DEFAULT false NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "newsletter_translations_newsletter_id_language_pk" PRIMARY KEY("newsletter_id","language")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_translations" ADD CONSTRAINT "newsletter_translations_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_translations" ADD CONSTRAINT "newsletter_translations_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;