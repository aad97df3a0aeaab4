CREATE TABLE "import_losses" (
	"id" serial PRIMARY KEY NOT NULL,
	"run_id" integer NOT NULL,
	"kind" text NOT NULL,
	"became" text,
	"text" text NOT NULL,
	"address" text,
	"title" text NOT NULL,
	"old_address" text,
	"new_address" text
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"counts" jsonb NOT NULL,
	"warnings" jsonb NOT NULL,
	"losses" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "import_losses" ADD CONSTRAINT "import_losses_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_losses_of" ON "import_losses" USING btree ("run_id","id");