CREATE TABLE "appointments" (
	"dealership_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"site_slug" text NOT NULL,
	"lead_id" integer NOT NULL,
	CONSTRAINT "appointments_dealership_id_starts_at_pk" PRIMARY KEY("dealership_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "phone_reveals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"dealership_id" integer NOT NULL,
	"car_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"dealership_id" integer NOT NULL,
	"car_id" integer NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"key" text NOT NULL,
	"contact" jsonb NOT NULL,
	"amount" numeric NOT NULL,
	"processor" text NOT NULL,
	"payment_id" text,
	"lead_id" integer,
	"ip_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"refund_due_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "reservations_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_lead" ON "appointments" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "phone_reveals_by_site" ON "phone_reveals" USING btree ("site_slug","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_car" ON "reservations" USING btree ("car_id") WHERE state in ('held', 'reserved', 'confirmed');--> statement-breakpoint
CREATE INDEX "reservations_by_ip" ON "reservations" USING btree ("site_slug","ip_hash","created_at");--> statement-breakpoint
CREATE INDEX "reservations_expiring" ON "reservations" USING btree ("expires_at") WHERE state in ('held', 'reserved');--> statement-breakpoint
CREATE INDEX "reservations_refunds" ON "reservations" USING btree ("refund_due_at") WHERE refund_due_at is not null;--> statement-breakpoint
CREATE INDEX "reservations_lead" ON "reservations" USING btree ("lead_id");