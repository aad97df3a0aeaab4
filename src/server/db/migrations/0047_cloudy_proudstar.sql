CREATE TABLE "trash_references" (
	"id" serial PRIMARY KEY NOT NULL,
	"trash_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"column_name" text NOT NULL,
	"row_key" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trash_references" ADD CONSTRAINT "trash_references_trash_id_trash_id_fk" FOREIGN KEY ("trash_id") REFERENCES "public"."trash"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trash_references_of" ON "trash_references" USING btree ("trash_id","table_name","column_name");