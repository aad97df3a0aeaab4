CREATE TABLE "recipient_names" (
	"email" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "recipient_names_email_name_pk" PRIMARY KEY("email","name")
);
--> statement-breakpoint
CREATE TABLE "searched_newsletters" (
	"newsletter_id" integer PRIMARY KEY NOT NULL,
	"names_up_to" integer DEFAULT 0 NOT NULL,
	"is_incomplete" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "searched_newsletters" ADD CONSTRAINT "searched_newsletters_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipient_names_trigrams" ON "recipient_names" USING gin (trigrams_of(email || ' ' || name)) WITH (fastupdate=true,gin_pending_list_limit=256);