CREATE TABLE "cleaned_tables" (
	"table_name" text PRIMARY KEY NOT NULL,
	"cleaned_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
