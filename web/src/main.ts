import { mount } from "svelte";
import App from "./App.svelte";
import { ensureSession } from "./core/api.ts";
import "./app.css";

ensureSession().catch(() => undefined); // every page needs it; whoever does says so if it cannot be had

const target = document.getElementById("app");
if (target) mount(App, { target });
