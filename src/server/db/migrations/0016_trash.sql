CREATE TABLE "trash" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"title" text NOT NULL,
	"owner_id" integer,
	"deleted_by" integer,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trash_rows" (
	"id" serial PRIMARY KEY NOT NULL,
	"trash_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(
  title || ' ' || excerpt || ' ' || author_name || ' ' || regexp_replace(content, '<[^>]*>', ' ', 'g'),
  NFKD), '[\u0300-\u036f]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash_rows" ADD CONSTRAINT "trash_rows_trash_id_trash_id_fk" FOREIGN KEY ("trash_id") REFERENCES "public"."trash"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trash_once" ON "trash" USING btree ("kind","item_id");--> statement-breakpoint
CREATE INDEX "trash_oldest" ON "trash" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "trash_rows_of" ON "trash_rows" USING btree ("trash_id","table_name");